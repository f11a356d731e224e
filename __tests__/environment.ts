/**
 * The node environment with an ordinary global object. Jest makes its own one of a proxy, through which every use of a global
 * goes (`Array`, `Object`, `Promise` …): that takes more time than most tests do.
 */
import vm from 'node:vm';

import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

export default class PlainEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}
