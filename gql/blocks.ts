/** Generated from packages/plugin/footbridge/blocks/<block>/block.json by npm run types. */
import { z } from 'zod';

export const blockAttributes = {
  "footbridge/call-button": z.object({ "text": z.string().default(""), "look": z.literal(["primary","secondary"]).default("primary") }),
  "footbridge/callback-form": z.object({  }),
  "footbridge/crisis-box": z.object({ "heading": z.string().default("") }),
  "footbridge/facility-card": z.object({ "facility": z.int().default(0) }),
  "footbridge/self-check": z.object({  }),
};
