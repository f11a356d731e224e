import { Link } from '../Link/Link';
import { useIsKnown, useSite } from '../site-context';
import * as S from './LevelsPath.styles';

/** A place's name, as a link where WordPress has its page. */
function Place({ name, path }: { name: string; path: string }) {
  return useIsKnown()(path) ? <Link href={path}>{name}</Link> : <b>{name}</b>;
}

/** The levels of care as a path from the closest care to the most freedom. All outpatient places are its last step. */
export function LevelsPath() {
  const { levelsOfCarePaths, outpatientPaths } = useSite();
  return (
    <S.Root className="plain-list">
      {levelsOfCarePaths.map(({ name, path, text }) => (
        <li key={path}>
          <Place name={name} path={path} />
          {text && <p>{text}</p>}
        </li>
      ))}
      {outpatientPaths.length > 0 && (
        <li>
          <b>Outpatient care</b>
          <ul className="plain-list">
            {outpatientPaths.map(({ name, path, text }) => (
              <li key={path}>
                <Place name={name} path={path} />
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
        </li>
      )}
    </S.Root>
  );
}
