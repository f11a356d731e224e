import { CodegenContext, generate } from '@graphql-codegen/cli';
import config from '@/codegen';

export async function generateTypes(root: string, isCheck: boolean): Promise<void> {
  const context = new CodegenContext({ config: { ...config, cwd: root, silent: true } });
  if (isCheck) context.enableCheckMode();
  await generate(context, true);
}
