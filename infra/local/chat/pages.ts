/** Chatwoot's script for web sites, as small as the portal's use of it: it opens the frame and hands over who the user is. */
export const sdkScript = `(() => {
  let frame;
  const base = () => window.$chatwoot.baseUrl;
  const tell = (message) => frame.contentWindow.postMessage('chatwoot-widget:' + JSON.stringify(message), new URL(base()).origin);
  window.chatwootSDK = {
    run: ({ baseUrl, websiteToken }) => {
      window.$chatwoot = {
        baseUrl,
        setUser: (identifier, user) => tell({ event: 'set-user', identifier, user }),
        setLocale: (locale) => { frame.lang = locale; },
        reset: () => frame.remove(),
      };
      frame = document.createElement('iframe');
      frame.id = 'chatwoot_live_chat_widget';
      frame.title = 'Support chat (simulated)';
      frame.src = baseUrl + '/widget?website_token=' + encodeURIComponent(websiteToken);
      frame.style.cssText = 'position:fixed;bottom:16px;inset-inline-end:16px;width:220px;height:44px;border:0;z-index:1000';
      window.addEventListener('message', ({ data, origin }) => {
        if (origin === new URL(base()).origin && data === 'chatwoot-widget:{"event":"loaded"}')
          window.dispatchEvent(new CustomEvent('chatwoot:ready'));
      });
      document.body.append(frame);
    },
  };
})();
`;

/** The frame: it belongs to the chat's own origin, and tells the chat's API what the page told it. */
export const widgetPage = `<!doctype html>
<html lang="en">
<title>Support chat (simulated)</title>
<style>body{margin:0;font:14px system-ui;background:#0b6b6b;color:#fff;display:grid;place-content:center;height:100vh;border-radius:8px}</style>
<p>Support chat (simulated)</p>
<script>
  addEventListener('message', ({ data }) => {
    const { event, identifier, user } = JSON.parse(String(data).replace('chatwoot-widget:', ''));
    if (event !== 'set-user') return;
    fetch(location.pathname.replace('/widget', '/api/v1/widget/contact/set_user'), {
      method: 'PATCH',
      body: JSON.stringify({ identifier, ...user }),
    });
  });
  parent.postMessage('chatwoot-widget:{"event":"loaded"}', '*');
</script>
</html>
`;
