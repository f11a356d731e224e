<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Answer;
use Footbridge\Webhook\HttpTransport;

/** A front end with set responses, which records what it receives. */
final class FrontEnd extends HttpTransport {
	/** @var list<array<string, mixed>> */
	public array $got = array();
	/** @var list<int> Status of the next responses; then 202. */
	public array $answers = array();
	public int $always    = 202;
	/** @var callable|null Called while a webhook is on its way. */
	public $meanwhile;

	public function send( string $body ): Answer {
		$this->got[] = json_decode( $body, true );
		if ( null !== $this->meanwhile ) {
			( $this->meanwhile )();
		}
		return new Answer( array_shift( $this->answers ) ?? $this->always );
	}

	/** @return list<string> First key of each webhook, in the order of arrival. */
	public function order(): array {
		return array_map( static fn( array $webhook ): string => $webhook['events'][0]['keys'][0] ?? $webhook['events'][0]['kind'], $this->got );
	}
}
