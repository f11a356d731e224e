/** Import it before browser/: the page's JSON block for its scripts, as pages/_document prints it. */
import { clientConfig } from '@footbridge/shared/site/client-config';
import { PAGE_DATA_ID, type PageFacts } from '@footbridge/shared/page-facts';

const page: PageFacts = { path: '/about/', segment: 'info', tags: ['Alcohol'], kind: 'text', isOpen: true };

const block = document.createElement('script');
block.type = 'application/json';
block.id = PAGE_DATA_ID;
block.textContent = JSON.stringify({ config: clientConfig, page });
document.head.append(block);
