import { __PRIVATE__ } from 'styled-components';

/** Puts the rules of the components that were rendered into jsdom's document, where they are not by themselves (styled-components.js). */
export function showRules(): void {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: __PRIVATE__.mainSheet.toString() }),
  );
}
