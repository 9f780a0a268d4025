const checkEveryMs = 250;

/**
 * Calls back once when this program was started by `npm run <script>` and that npm is gone. npm hands on SIGTERM and SIGINT, but
 * when it is killed it tells nobody. A program that was started without npm may outlive who started it.
 */
export function onLauncherEnd(script: string, callBack: () => void): void {
  if (process.env.npm_lifecycle_event !== script) return;
  // The scripts `exec` their program: npm's shell would keep a signal to itself.
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    callBack();
  }, checkEveryMs);
  timer.unref();
}
