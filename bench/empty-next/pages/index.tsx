/** The least that Next can serve: what every Next site pays before it draws anything. */
export default function Empty() {
  return <h1>Empty</h1>;
}
