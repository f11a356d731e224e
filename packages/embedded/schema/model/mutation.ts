import type { Additions } from '../sdl';

interface Mutation {
  /** `createFacility`. */
  name: string;
  input: string[];
  payload: string[];
}

/** Defines a mutation with its input and payload, in Relay's form, as WPGraphQL does. */
export function mutation(sdl: Additions, { name, input, payload }: Mutation): void {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  sdl.define('input', `${type}Input`, ['clientMutationId: String', ...input]);
  sdl.define('type', `${type}Payload`, ['clientMutationId: String', ...payload]);
  sdl.extend(`type RootMutation { ${name}(input: ${type}Input!): ${type}Payload }`);
}
