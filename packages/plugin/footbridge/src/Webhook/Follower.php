<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Follows one kind of change by WordPress's hooks, and adds it to a request's changes. */
abstract class Follower {
	protected Collector $collector;

	public function __construct( Collector $collector ) {
		$this->collector = $collector;
	}

	abstract public function register(): void;
}
