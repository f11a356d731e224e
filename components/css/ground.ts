/**
 * CSS that leaves a picture the background color that its artwork needs in forced colors, where the page has the visitor's own colors.
 * @param color custom property of what the picture lies on
 */
export const ground = (color: string): string => `
  forced-color-adjust: none;
  background: var(${color});
  box-shadow: 0 0 0 4px var(${color});
`;
