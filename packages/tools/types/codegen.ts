import { CodegenContext, generate } from '@graphql-codegen/cli';
import config from '@/codegen';

/** Generates the types of all queries, or with `isCheck` throws for those that would change. @throws for an invalid query */
export async function generateTypes(root: string, isCheck: boolean): Promise<void> {
  const context = new CodegenContext({ config: { ...config, cwd: root, silent: true } });
  if (isCheck) context.enableCheckMode();
  await generate(context, true);
}
