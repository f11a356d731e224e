import { TargetError, type Finding, type LeadTarget } from '@footbridge/bridge/leads/delivery/target';
import { configuredTargets } from '@footbridge/bridge/leads/delivery/targets';
import { Problem } from '../process/problem';
import type { Variables } from '../process/supervisor';

async function findingsOf({ check }: LeadTarget): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof TargetError) return [{ isOk: false, text: error.message }];
    throw error;
  }
}

export async function checkTargets(env: Variables, print: (text: string) => void): Promise<void> {
  const { targets, warnings } = await configuredTargets(env);
  let wrong = warnings.length;
  for (const warning of warnings) print(`✗ ${warning}`);
  for (const target of targets) {
    const findings = await findingsOf(target);
    wrong += findings.filter(({ isOk }) => !isOk).length;
    print([target.name, ...findings.map(({ isOk, text }) => `  ${isOk ? '✓' : '✗'} ${text}`)].join('\n'));
  }
  if (wrong > 0) throw new Problem('Nothing was sent. What is marked ✗ has to be put right (docs/leads.md).');
  print('Nothing was sent. Leads would be accepted.');
}
