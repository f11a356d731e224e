import { useSite } from '../site-context';

/** The brand in numbers. */
export function Statistics() {
  return (
    <dl className="statistics">
      {useSite().statistics.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
