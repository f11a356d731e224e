/** The smallest Next site: the cost of every Next site before it renders anything. */
export default function Empty() {
  return <h1>Empty</h1>;
}
