import { hostConfig } from '@balsam/delivery/build';

export default hostConfig(import.meta.dirname);
