"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);
const cells = [...document.querySelectorAll("#cards > li")];
const filters = [...document.querySelectorAll("select[data-filter]")];
const edges = [...document.querySelectorAll("input[name=streets]")];
const large = byId("large");
let language = data.language;
let opened = null;

/* Letters without their accents, so that a search for "epices" finds "épices". */
const plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
const words = () => data.words[language];
const wordsOf = (item) => item.words[language];
const numbered = (item) => words().number.replace("#", item.number);

function speak() {
  const say = words();
  document.documentElement.lang = language;
  document.title = say.title;
  document.querySelector("[data-title]").textContent = say.title;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = say[element.dataset.word];
  for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = say[element.dataset.label];
  for (const element of document.querySelectorAll("[data-edge]")) element.textContent = say.edges[element.dataset.edge];
  for (const select of filters) fill(select, say.options[select.id], say.all);
  cells.forEach((cell, index) => label(cell, data.items[index]));
  if (opened !== null) describe();
  sift();
}

function fill(select, options, all) {
  const chosen = select.value;
  const entries = [["", all], ...Object.entries(options)];
  select.replaceChildren(...entries.map(([value, text]) => new Option(text, value)));
  select.value = chosen;
}

function label(cell, item) {
  const name = cell.querySelector(".name");
  name.textContent = wordsOf(item)[0];
  if (item.number !== null) {
    const number = document.createElement("small");
    number.textContent = numbered(item);
    name.append(number);
  }
}

function matches(item) {
  const search = plain(byId("search").value.trim());
  if (search && !plain(wordsOf(item)[0]).includes(search) && String(item.number) !== search) return false;
  if (filters.some((select) => select.value && item[select.id] !== select.value)) return false;
  return edges.every((edge) => !edge.checked || (item.streets ?? []).includes(edge.value));
}

function sift() {
  let count = 0;
  cells.forEach((cell, index) => {
    cell.hidden = !matches(data.items[index]);
    if (!cell.hidden) count += 1;
  });
  const form = new Intl.PluralRules(language).select(count) === "one" ? "one" : "other";
  byId("count").textContent = words().shown[form].replace(form === "one" ? "1" : "2", count);
  byId("empty").hidden = count > 0;
}

function describe() {
  const item = data.items[opened];
  const [name, text] = wordsOf(item);
  large.querySelector(".art").replaceChildren(cells[opened].querySelector("svg").cloneNode(true));
  byId("large-name").textContent = name;
  byId("large-number").textContent = item.number === null ? "" : numbered(item);
  byId("large-number").hidden = item.number === null;
  byId("large-text").textContent = text;
}

function open(index) {
  opened = index;
  describe();
  if (!large.open) large.showModal();
}

/* The next card that is shown, in either direction. */
function neighbour(index, step) {
  for (let next = index + step; next >= 0 && next < cells.length; next += step) {
    if (!cells[next].hidden) return next;
  }
  return index;
}

function columns() {
  const shown = cells.filter((cell) => !cell.hidden);
  const top = shown[0]?.offsetTop;
  return Math.max(1, shown.filter((cell) => cell.offsetTop === top).length);
}

cells.forEach((cell, index) => {
  const button = cell.querySelector("button");
  button.addEventListener("click", () => open(index));
  button.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns(), ArrowDown: columns() };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    let next = index;
    for (let i = 0; i < Math.abs(step); i += 1) next = neighbour(next, Math.sign(step));
    cells[next].querySelector("button").focus();
  });
});

large.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft") open(neighbour(opened, -1));
  if (event.key === "ArrowRight") open(neighbour(opened, 1));
});
large.addEventListener("close", () => {
  const last = opened;
  opened = null;
  cells[last].querySelector("button").focus();
});
large.addEventListener("click", (event) => {
  if (event.target === large) large.close();
});
byId("close").addEventListener("click", () => large.close());

byId("filters").addEventListener("input", sift);
byId("filters").addEventListener("submit", (event) => event.preventDefault());
byId("filters").addEventListener("reset", () => setTimeout(sift));

byId("language").value = language;
byId("language").addEventListener("change", (event) => {
  language = event.target.value;
  speak();
});

const night = byId("night");
night.checked = matchMedia("(prefers-color-scheme: dark)").matches;
const dress = () => {
  document.documentElement.dataset.theme = night.checked ? "dark" : "light";
};
night.addEventListener("change", dress);
dress();
speak();
