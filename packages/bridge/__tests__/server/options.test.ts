import { readOptions } from '@footbridge/bridge/server/options';

describe('the options of the server', () => {
  it('come from the command line, then from the environment', () => {
    expect(readOptions([], {})).toEqual({ dev: false, host: '127.0.0.1', port: 3000, processes: 1 });
    expect(readOptions([], { PORT: '4000', HOST: '0.0.0.0' })).toMatchObject({ port: 4000, host: '0.0.0.0' });
    expect(
      readOptions(['--dev', '--port', '5000', '--host', '0.0.0.0', '--processes', '4'], { PORT: '4000', HOST: '::1' }),
    ).toEqual({ dev: true, host: '0.0.0.0', port: 5000, processes: 4 });
  });

  it.each([
    [['--port', '70000'], '--port: "70000" is not a number from 1 to 65535.'],
    [['--processes', '0'], '--processes: "0" is not a number from 1 to 64.'],
    [['--prot', '1'], /Unknown option '--prot'/],
  ])('%s is refused', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });

  it('names the variable that is wrong', () => {
    expect(() => readOptions([], { PORT: 'http' })).toThrow('PORT: "http" is not a number from 1 to 65535.');
  });
});
