import { acfTypeName, formatTypeName } from '../names';
import type { AcfContext } from './context';
import { defineGroup } from './groups';
import type { AcfField } from './json';

/** Defines the layouts of a flexible-content field and returns their shared interface. */
export function defineFlexibleContent(context: AcfContext, type: string, field: AcfField): string {
  const shared = `${type}_Layout`;
  context.sdl.define('interface', shared, ['fieldGroupName: String']);
  for (const layout of field.layouts ?? []) {
    const layoutType = `${formatTypeName(`${type} ${acfTypeName(layout) ?? ''}`)}Layout`;
    // Groups in layouts are named after the field, not after the layout: of two that are alike, the first counts.
    defineGroup(context, layoutType, layout.sub_fields ?? [], { isNested: true, interfaces: [shared], prefix: type });
  }
  return shared;
}
