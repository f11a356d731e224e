import { crisisLinks } from '@footbridge/shared/crisis-numbers';
import { Text988 } from './CrisisLine';

/** A plain text of editors with 911 and 988 as call links. Server only, because of its rules' size. */
export function CrisisText({ children: text }: { children: string }) {
  const links = crisisLinks(text).filter(({ start, end }) => end > start);
  return (
    <>
      {links.map(({ start, end, href }, i) => {
        const words = text.slice(start, end);
        return [
          text.slice(links[i - 1]?.end ?? 0, start),
          href === 'sms:988' ? (
            <Text988 key={start}>{words}</Text988>
          ) : (
            <a key={start} href={href}>
              {words}
            </a>
          ),
        ];
      })}
      {text.slice(links.at(-1)?.end ?? 0)}
    </>
  );
}
