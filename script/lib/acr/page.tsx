import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalog } from './catalog';
import type { Evidence } from './evidence';
import type { Report, ReportedChapter } from './report';

const STYLE = `
body { max-width: 70rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; overflow-wrap: break-word }
a { color: #005ea2 }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
caption { text-align: start }
th, td { border: 1px solid #71767a; padding: .5rem; text-align: start; vertical-align: top }
td:last-child { min-width: 16rem }
:focus-visible { outline: 3px solid #005ea2; outline-offset: 2px }
`;

interface TableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table whose rows begin with their name. */
function Table({ caption, head, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled box needs the focus
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          <h3>{caption}</h3>
        </caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {head.slice(1).map((name, at) => (
                <td key={name}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChapterProps {
  catalog: Catalog;
  id: string;
  reported: ReportedChapter | undefined;
}

function Chapter({ catalog, id, reported }: ChapterProps) {
  const chapter = catalog.chapters.find((each) => each.id === id);
  if (!chapter || !reported) return null;
  if (!reported.criteria)
    return (
      <>
        <h3>{chapter.label}</h3>
        <p>{reported.notes}</p>
      </>
    );
  const rows = reported.criteria.map(({ num, components }) => [
    `${num} ${chapter.criteria.find((each) => each.id === num)?.handle}`,
    components.map(({ adherence }) => catalog.terms.find((term) => term.id === adherence.level)?.label).join(', '),
    components.map(({ adherence }) => adherence.notes).join(' '),
  ]);
  return <Table caption={chapter.label} head={['Criterion', 'Conformance level', 'Remarks']} rows={rows} />;
}

interface PageProps {
  report: Report;
  catalog: Catalog;
  evidence: Evidence;
}

function Page({ report, catalog, evidence }: PageProps) {
  const { title, product, author, feedback, chapters } = report;
  const checks = Object.entries(evidence.checks).flatMap(([name, { what, done }]) =>
    done.map(({ sites, ...each }, at) => [
      done.length > 1 ? `${name}, ${at + 1}` : name,
      what,
      sites === 'all' ? 'all' : sites.join(', '),
      each.date ?? 'not done',
      each.name ?? '',
      each.finding ?? '',
    ]),
  );
  return (
    <html lang="en-US">
      {/* oxlint-disable-next-line nextjs/no-head-element -- a file, not a page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>
            {catalog.title}, for {product.name}, version {product.version}; {report.report_date}, version{' '}
            {report.version} of the report.
          </p>
          <p>{report.notes}</p>
          <h2>Contact</h2>
          <p>
            {author.company_name}, {author.address}: <a href={`mailto:${author.email}`}>{author.email}</a>,{' '}
            {author.phone}, <a href={feedback}>accessibility page</a>
          </p>
          <h2>Evaluation methods</h2>
          <p>{report.evaluation_methods_used}</p>
          <h2>Terms</h2>
          <ul>
            {catalog.terms.map(({ id, label, description }) => (
              <li key={id}>
                {label}: {description}
              </li>
            ))}
          </ul>
          {catalog.standards.map(({ id, label, report_heading: heading, url, chapters: ids }) => (
            <section key={id}>
              <h2>{heading}</h2>
              <p>
                <a href={url}>{label}</a>
              </p>
              {ids.map((each) => (
                <Chapter key={each} catalog={catalog} id={each} reported={chapters[each]} />
              ))}
            </section>
          ))}
          <h2>Evidence</h2>
          <Table caption="Manual checks" head={['Check', 'What', 'Sites', 'Date', 'Name', 'Finding']} rows={checks} />
          <Table
            caption="Tests"
            head={['Test', 'File']}
            rows={Object.values(evidence.tests).map(({ title: test, file }) => [test, file])}
          />
        </main>
      </body>
    </html>
  );
}

/** Returns the report as one HTML document. */
export const pageOf = (props: PageProps): string => `<!doctype html>\n${renderToStaticMarkup(<Page {...props} />)}\n`;
