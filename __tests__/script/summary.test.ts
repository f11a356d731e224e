import { summaryTable } from '@/script/lib/server/summary';

const real = {
  fullName: 'Desert Hope',
  code: 'DSH',
  siteUrl: 'http://127.0.0.1:3000',
  wordPressUrl: 'https://cms.example.org',
  embedded: false,
  dev: false,
  staging: false,
};

describe('what is printed when a site serves', () => {
  it('says whether search engines are let in, to the one who may have forgotten to shut a staging site', () => {
    expect(summaryTable(real)).toContain(
      'Search     engines may show this site; on a staging site set SITE_STAGE=staging',
    );
    expect(summaryTable({ ...real, staging: true })).toContain(
      'Search     engines are shut out: this is a staging site',
    );
  });

  it('says nothing of it for the example content, unless it is shut', () => {
    expect(summaryTable({ ...real, embedded: true })).not.toContain('Search');
    expect(summaryTable({ ...real, embedded: true, staging: true })).toContain('shut out');
  });

  it('says where to ask how the site is, and where it tells what it measures', () => {
    expect(summaryTable(real)).toContain('Health     http://127.0.0.1:3000/api/health');
    expect(summaryTable(real)).not.toContain('Metrics');
    expect(summaryTable({ ...real, metricsUrl: 'http://127.0.0.1:9090/metrics' })).toContain(
      'Metrics    http://127.0.0.1:9090/metrics',
    );
  });

  it('says how many processes there are, where they are several', () => {
    expect(summaryTable({ ...real, processes: 2 })).toContain('Processes  2\n');
    expect(summaryTable(real)).not.toContain('Processes');
  });
});
