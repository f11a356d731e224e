import type { Declaration } from '../declaration';
import { formatEnumValue, formatFieldName, formatTypeName, templateType, templateValue } from '../names';
import type { Additions } from '../sdl';

export function addThemeFeatures(sdl: Additions, declaration: Declaration): void {
  for (const location of declaration.menuLocations)
    sdl.extend(`enum MenuLocationEnum { ${formatEnumValue(location)} }`);
  for (const [file, name] of Object.entries(declaration.pageTemplates)) {
    sdl.define('type', templateType(name, file), ['templateName: String'], ['ContentTemplate']);
    sdl.extend(`enum ContentTemplateEnum { ${templateValue(file)} }`);
  }
  // WordPress always knows post formats; with a theme's support, menus can link to them.
  if (declaration.postFormats.length > 0) {
    sdl.extend('type PostFormat implements MenuItemLinkable');
    sdl.extend('union MenuItemObjectUnion = PostFormat');
  }
}

export const optionsPageTypes = (declaration: Declaration): Record<string, string> =>
  Object.fromEntries(
    Object.entries(declaration.optionsPages).map(([slug, page]) => [slug, formatTypeName(page.graphql.type)]),
  );

export function addOptionsPages(sdl: Additions, declaration: Declaration): void {
  const fields = ['id: ID!', 'menuTitle: String', 'pageTitle: String', 'parentId: String'];
  for (const type of Object.values(optionsPageTypes(declaration))) {
    const field = `${formatFieldName(type)}: ${type}`;
    sdl.define('interface', 'AcfOptionsPage', fields, ['Node']);
    sdl.define('type', type, fields, ['AcfOptionsPage', 'Node']);
    sdl.define('interface', `WithAcfOptionsPage${type}`, [field]);
    sdl.extend(`type RootQuery implements WithAcfOptionsPage${type} { ${field} }`);
  }
}
