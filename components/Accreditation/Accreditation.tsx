
/** Bodies that inspect the facilities, by name: their seals are theirs to hand out. */
export function Accreditation({ names }: { names: string[] }) {
  return (
    <ul className="accreditation plain-list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
