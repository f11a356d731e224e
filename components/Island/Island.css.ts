/** Server only. An island's element has no box of its own. */
export const island = `
.island { display: contents; }
`;
