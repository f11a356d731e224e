import type { ComponentType } from 'react';
import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import { PageHead } from '@/components/PageHead/PageHead';

/** Props of a page that no template renders. */
export interface HeadedProps<View> extends Omit<PageProps, 'template' | 'view'> {
  view: View;
}

/** Returns the page of a view: its head, and what shows it. */
export const withHead = <View,>(Shown: ComponentType<{ view: View }>) =>
  function WithHead({ page, view }: HeadedProps<View>) {
    return (
      <>
        <PageHead head={page.head} />
        <Shown view={view} />
      </>
    );
  };
