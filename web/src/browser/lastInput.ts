/** Whether the page was last used by keyboard; styles read it from the document. */
const { dataset } = document.documentElement;

addEventListener('keydown', () => (dataset.input = 'keys'), true);
addEventListener('pointerdown', () => (dataset.input = 'pointer'), true);

export const isByKeyboard = () => dataset.input === 'keys';
