import { hostConfig } from '@balsam/platform/build';

export default hostConfig(import.meta.dirname);
