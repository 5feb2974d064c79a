import '@balsam/shared-ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { guardEntryScripts } from './areas/federation.ts';
import { openPage } from './open-page.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the shell.');
const root = createRoot(container);
guardEntryScripts();
void openPage().then((page) => root.render(<StrictMode>{page}</StrictMode>));
