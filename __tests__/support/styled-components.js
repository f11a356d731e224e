/**
 * styled-components whose rules stay out of jsdom's document: it knows no widths, so that those of small and of large windows
 * would hide at once what a test looks for. ServerStyleSheet has them as on the server.
 */
const library = jest.requireActual('../../node_modules/styled-components/dist/styled-components.cjs.js');

library.__PRIVATE__.mainSheet.options.isServer = true;

module.exports = library;
