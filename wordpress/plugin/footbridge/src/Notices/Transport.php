<?php
/**
 * How a notice gets to the front end.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Notices;

/**
 * Sends a body.
 */
interface Transport {

	/**
	 * Sends a notice.
	 *
	 * @param string $body The raw body; it is signed on the way.
	 * @return Answer Always: without an answer, one that says why.
	 */
	public function send( string $body ): Answer;
}
