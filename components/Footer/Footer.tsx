import type { MenuNode } from '@/bridge/types';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { useSite } from '../site-context';

export interface FooterProps {
  menu: MenuNode[];
  social: MenuNode[];
  year?: number;
}

/** The end of every page. */
export function Footer({ year }: FooterProps) {
  const site = useSite();
  return (
    <footer>
      <PhoneLink /> © {year} {site.fullName}
    </footer>
  );
}
