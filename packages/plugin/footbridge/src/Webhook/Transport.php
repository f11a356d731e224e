<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** How a webhook gets to the front end. Sends a body. */
interface Transport {
	/**
	 * Sends a webhook.
	 *
	 * @param string $body The raw body; it is signed on the way.
	 * @return Answer Never null: without a response, one with the reason.
	 */
	public function send( string $body ): Answer;
}
