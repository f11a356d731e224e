import { Link } from '../Link/Link';
import { useSite } from '../site-context';

/** The levels of care as what they are: a path from the closest care to the most freedom, entered where someone needs it. */
export function LevelsPath() {
  const { levelsOfCarePaths, outpatientPaths } = useSite();
  return (
    <ol className="levels-path">
      {[...levelsOfCarePaths, ...outpatientPaths].map(({ name, path, text }) => (
        <li key={path}>
          <Link href={path}>{name}</Link>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
