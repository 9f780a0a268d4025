import type { Page } from 'playwright-core';

/** What sticks out of the screen's sides, by name; parts that scroll by themselves may. */
export const sticksOut = (page: Page) =>
  page.evaluate(async () => {
    // What measures itself, such as a table, does so in the frame after the page has taken its size.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      .slice(0, 5)
      .concat(`the page is ${scrollWidth} wide`);
  });
