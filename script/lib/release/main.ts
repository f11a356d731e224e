/** `npm run release:notes -- v1.0.0`: prints the changelog of a tag, for the release workflow. */
import { readFileSync } from 'node:fs';
import { Problem } from '../process/problem';
import { notesOf } from './notes';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [tag] = process.argv.slice(2);
if (tag !== `v${version}`) throw new Problem(`The tag is ${tag}, but package.json has version ${version}.`);
console.log(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version));
