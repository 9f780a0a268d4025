import { measureRegister } from './register.ts';

process.send?.(await measureRegister(process.argv.includes('--long')));
process.disconnect();
