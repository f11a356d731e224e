import { literalProblem } from './values';
import { isDataType, isType, lineage, valuesOf } from './vocabulary';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Of an action: the input that its user supplies (https://schema.org/docs/actions.html). */
const CONSTRAINT = /-(?:input|output)$/;

/** Every object of the data, the graph's nodes and those inside them. */
export function nodesIn(data: unknown): Node[] {
  if (Array.isArray(data)) return data.flatMap(nodesIn);
  return isNode(data) ? [data, ...Object.values(data).flatMap(nodesIn)] : [];
}

export function typesOf(node: Node): string[] {
  return list(node['@type'] ?? [])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));
}

/** Does the object only name another node? */
const isReference = (node: Node): boolean => Object.keys(node).length === 1 && typeof node['@id'] === 'string';

class Check {
  readonly problems: string[] = [];
  private readonly byId: Map<unknown, Node>;

  constructor(data: unknown) {
    this.byId = new Map(
      nodesIn(data)
        .filter((node) => node['@type'] !== undefined && node['@id'] !== undefined)
        .map((node) => [node['@id'], node]),
    );
  }

  node(node: Node, at: string): void {
    const types = typesOf(node);
    if (types.length === 0) this.problems.push(`${at} has no type`);
    for (const type of types) if (!isType(type)) this.problems.push(`${at}: schema.org knows no type ${type}`);
    if (types.length === 0 || !types.every(isType)) return;
    for (const [property, value] of Object.entries(node))
      if (!property.startsWith('@')) this.property(types, property, value, `${at}.${property}`);
  }

  private property(types: string[], property: string, value: unknown, at: string): void {
    const isConstraint = CONSTRAINT.test(property) && types.some((type) => lineage(type).includes('Action'));
    const known = valuesOf(isConstraint ? property.replace(CONSTRAINT, '') : property, types);
    if (known === 'unknown') this.problems.push(`${at}: schema.org knows no property ${property}`);
    else if (known === 'elsewhere') this.problems.push(`${at}: a ${types.join(', ')} has no ${property}`);
    else
      for (const one of list(value)) this.value(one, isConstraint ? ['PropertyValueSpecification', 'Text'] : known, at);
  }

  private value(value: unknown, types: string[], at: string): void {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      const problem = literalProblem(value, types);
      if (problem) this.problems.push(`${at} ${problem}`);
    } else if (isNode(value)) this.thing(value, types, at);
    else this.problems.push(`${at} is ${JSON.stringify(value)}`);
  }

  private thing(value: Node, types: string[], at: string): void {
    const node = isReference(value) ? this.byId.get(value['@id']) : value;
    if (!node) {
      this.problems.push(`${at} names ${String(value['@id'])}, which is not there`);
      return;
    }
    const own = typesOf(node);
    const fits = own.flatMap(lineage).some((type) => types.includes(type) && !isDataType(type));
    if (own.every(isType) && !fits) this.problems.push(`${at} is a ${own.join(', ')}, not ${types.join(' or ')}`);
    if (node === value) this.node(value, at);
  }
}

/**
 * Returns the problems of structured data by schema.org's vocabulary: unknown or misplaced types and properties, values
 * of a wrong type, broken references. Empty for valid data.
 */
export function problemsOf(data: unknown): string[] {
  const check = new Check(data);
  for (const [i, top] of list(data).entries()) {
    if (!isNode(top)) {
      check.problems.push(`item ${i} is no object`);
      continue;
    }
    if (!/^https?:\/\/schema\.org\/?$/.test(String(top['@context'])))
      check.problems.push(`its @context is ${JSON.stringify(top['@context'])}`);
    const graph = top['@graph'];
    if (graph === undefined) check.node(top, typesOf(top).join());
    else
      for (const node of list(graph))
        if (isNode(node)) check.node(node, typesOf(node).join());
        else check.problems.push('its graph contains a value that is no object');
  }
  return check.problems;
}
