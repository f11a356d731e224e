/*
 * A target of leads of your own (docs/leads.md): upserts leads of Dynamics 365 by an alternate key `new_footbridgeid`.
 * LEAD_TARGET_MODULE names the file. DYNAMICS_URL, DYNAMICS_TENANT, DYNAMICS_CLIENT_ID and DYNAMICS_CLIENT_SECRET are its own.
 */

/** Returns the target. `request` and `failureOf` are the bridge's: a request with its parsed answer, an answer as a failure. */
export default function dynamics({ env, request, failureOf, timeoutMs }) {
  for (const key of ['URL', 'TENANT', 'CLIENT_ID', 'CLIENT_SECRET'])
    if (!env[`DYNAMICS_${key}`]) throw new Error(`set DYNAMICS_${key}`);
  const name = 'dynamics';
  const login = env.DYNAMICS_LOGIN ?? 'https://login.microsoftonline.com';
  const rejected = (answer) => ({
    ...failureOf(name, answer, 'login'),
    isTransient: answer.status >= 500,
    pauses: true,
  });
  let token;

  /** Sets the token, or returns the failure of the login. */
  async function logIn(signal) {
    const answer = await request(`${login}/${env.DYNAMICS_TENANT}/oauth2/v2.0/token`, {
      name,
      signal,
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: env.DYNAMICS_CLIENT_ID,
        client_secret: env.DYNAMICS_CLIENT_SECRET,
        scope: `${env.DYNAMICS_URL}/.default`,
      }),
    });
    token = answer.json?.access_token;
    return token ? null : rejected(answer);
  }

  /** Sends a request; once again with a new token after a 401. */
  async function call(path, init = {}) {
    const signal = AbortSignal.timeout(timeoutMs);
    const send = () =>
      request(`${env.DYNAMICS_URL}/api/data/v9.2/${path}`, {
        name,
        signal,
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    const failure = token ? null : await logIn(signal);
    if (failure) return { failure };
    const answer = await send();
    if (answer.status !== 401) return { answer };
    const again = await logIn(signal);
    return again ? { failure: again } : { answer: await send() };
  }

  return {
    name,
    async deliver(lead, summary) {
      const { firstname, lastname, phone, email } = lead.fields;
      const body = JSON.stringify({
        subject: `Website: ${lead.reference}`,
        firstname,
        lastname,
        telephone1: phone,
        emailaddress1: email,
        description: summary,
      });
      const { answer, failure } = await call(`leads(new_footbridgeid='${lead.id}')`, { method: 'PATCH', body });
      if (failure) return failure;
      return answer.isOk ? { kind: 'sent' } : failureOf(name, answer);
    },
    async check() {
      const { answer, failure } = await call("EntityDefinitions(LogicalName='lead')?$select=LogicalName");
      const isOk = !failure && answer.isOk;
      return [{ isOk, text: isOk ? 'the credentials are valid' : (failure ?? failureOf(name, answer)).error }];
    },
  };
}
