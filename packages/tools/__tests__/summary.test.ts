import { summaryTable } from '@footbridge/tools/server/summary';

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
  it('prints whether search engines may index the site, because a staging site should be closed', () => {
    expect(summaryTable(real)).toContain(
      'Search     engines may show this site; on a staging site set SITE_STAGE=staging',
    );
    expect(summaryTable({ ...real, staging: true })).toContain(
      'Search     engines are shut out: this is a staging site',
    );
  });

  it('omits that for the example content, unless it is closed', () => {
    expect(summaryTable({ ...real, embedded: true })).not.toContain('Search');
    expect(summaryTable({ ...real, embedded: true, staging: true })).toContain('shut out');
  });

  it('prints the addresses of health and metrics', () => {
    expect(summaryTable(real)).toContain('Health     http://127.0.0.1:3000/api/health');
    expect(summaryTable(real)).not.toContain('Metrics');
    expect(summaryTable({ ...real, metricsUrl: 'http://127.0.0.1:9090/metrics' })).toContain(
      'Metrics    http://127.0.0.1:9090/metrics',
    );
  });

  it('prints the number of processes, if there are several', () => {
    expect(summaryTable({ ...real, processes: 2 })).toContain('Processes  2\n');
    expect(summaryTable(real)).not.toContain('Processes');
  });
});
