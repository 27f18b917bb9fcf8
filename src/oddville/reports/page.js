"use strict";
const night = document.getElementById("night");
night.checked = matchMedia("(prefers-color-scheme: dark)").matches;
night.addEventListener("change", () => {
  document.documentElement.dataset.theme = night.checked ? "dark" : "light";
});

// A click on a heading sorts by its column, a second one the other way round.
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.addEventListener("click", () => {
    const falling = head.getAttribute("aria-sort") !== "descending";
    heads.forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", falling ? "descending" : "ascending");
    const key = (row) => {
      const cell = row.cells[column];
      return cell.dataset.key === undefined ? cell.textContent : Number(cell.dataset.key);
    };
    const order = (a, b) => (typeof a === "string" ? b.localeCompare(a) : b - a);
    const rows = [...table.tBodies[0].rows].sort((a, b) => order(key(a), key(b)) * (falling ? 1 : -1));
    table.tBodies[0].append(...rows);
  }));
}
