/** The template of a prerendered page that holds the app's script and what it imports. */
export const SCRIPTS_ID = 'scripts';

/** Where the page notes the last button that was tapped before the app ran, for `answerEarlyTap`. */
export const EARLY_TAP = 'theiaEarlyTap';

/**
 * Runs in the page itself: asks for the app's scripts after the first frame, one in each task, so that a tap is answered between them; and notes
 * which button is tapped until they run.
 */
export const START_SCRIPT = `requestAnimationFrame(function(){var s=[].slice.call(document.getElementById('${SCRIPTS_ID}').content.children);(function next(){setTimeout(function(){var e=s.shift();if(e){document.head.append(document.importNode(e,true));next()}})})()});
addEventListener('click',function(e){var b=e.target.closest('button[type=button]');if(b)window.${EARLY_TAP}={button:b,atMs:performance.now()}},true)`;
