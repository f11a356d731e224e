import { describeError } from '@footbridge/tools/process/problem';

it('prints a disk that cannot be written as one line, another error with its stack', () => {
  const error = (code: string) => Object.assign(new Error(`${code}: mkdir '.data'`), { code });
  expect(describeError(error('EACCES'))).toBe("EACCES: mkdir '.data'");
  expect(describeError(error('ENOENT'))).toMatch(/ENOENT: mkdir '\.data'\n +at /);
});
