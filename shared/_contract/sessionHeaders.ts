/** Tells the page with every signed-in answer in how many seconds the session ends unless it is used before. */
export const idleSecondsHeader = 'x-session-idle-seconds';

/** The page sends it with a call that it makes by itself, so that the call does not count as a use of the session. */
export const backgroundHeader = 'x-background';
