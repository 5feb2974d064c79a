import '@balsam/shared-ui/theme.css';
import { guardEntryScripts } from './areas/federation.ts';
import { openPage } from './open-page.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the shell.');
guardEntryScripts();
void openPage(container);
