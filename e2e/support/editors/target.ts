/** Which WordPress the editors' tests drive: the embedded one, or the one that E2E_WORDPRESS_URL names (docs/editors.md). */
import { z } from 'zod';

export interface Login {
  user: string;
  password: string;
}

export interface RealTarget {
  kind: 'real';
  wordPressUrl: string;
  /** WordPress knows the site by its address. */
  port: number;
  editor: Login;
  /** A user without the right to edit; null where none was given. */
  subscriber: Login | null;
}

export interface EmbeddedTarget {
  kind: 'embedded';
  editor: Login;
  subscriber: Login;
}

const filled = z.string().min(1);

/** All of these, or the tests could only fail one by one. */
const realSchema = z.object({
  E2E_WORDPRESS_URL: z.url({ protocol: /^https?$/ }),
  E2E_EDITOR_USER: filled,
  E2E_EDITOR_PASSWORD: filled,
  FAUST_SECRET_KEY: filled,
  FOOTBRIDGE_SECRET: z.string().min(32),
});

const WHERE: Readonly<Record<string, string>> = {
  E2E_WORDPRESS_URL: 'WordPress’s address',
  E2E_EDITOR_USER: 'the login name of a user who may edit and publish pages',
  E2E_EDITOR_PASSWORD: 'that login’s password',
  FAUST_SECRET_KEY: 'wp-admin → Settings → Faust → Secret Key',
  FOOTBRIDGE_SECRET: 'the secret of wp-admin → Settings → Footbridge, 32 characters at least',
};

/** Returns the target in the environment. @throws with every variable that is missing, and where to find its value */
export function editorsTarget(
  env: Readonly<Record<string, string | undefined>> = process.env,
): RealTarget | EmbeddedTarget {
  if (!env.E2E_WORDPRESS_URL) {
    const password = 'footbridge-demo';
    return { kind: 'embedded', editor: { user: 'admin', password }, subscriber: { user: 'subscriber', password } };
  }
  const { data, error } = realSchema.safeParse(env);
  if (!data) {
    const lines = error.issues.map(({ path }) => `  ${String(path[0])}: ${WHERE[String(path[0])] ?? ''}`);
    throw new Error(
      `E2E_WORDPRESS_URL is set, so these tests drive that WordPress. They also need, set right:\n${lines.join('\n')}`,
    );
  }
  const { E2E_SUBSCRIBER_USER: user, E2E_SUBSCRIBER_PASSWORD: password } = env;
  return {
    kind: 'real',
    wordPressUrl: data.E2E_WORDPRESS_URL.replace(/\/+$/, ''),
    port: Number(env.PORT || 3000),
    editor: { user: data.E2E_EDITOR_USER, password: data.E2E_EDITOR_PASSWORD },
    subscriber: user && password ? { user, password } : null,
  };
}
