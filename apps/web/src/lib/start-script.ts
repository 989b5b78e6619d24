/** The template of a prerendered page that holds the app's script and what it imports. */
export const SCRIPTS_ID = 'scripts';

/** Runs in the page itself: asks for the app's scripts after the first frame. */
export const START_SCRIPT = `requestAnimationFrame(function(){setTimeout(function(){document.head.append(document.importNode(document.getElementById('${SCRIPTS_ID}').content,true))})})`;
