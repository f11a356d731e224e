<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** A webhook in the outbox, before and after it is accepted. */
final class Entry {
	public const WAITING  = 'waiting';
	public const ACCEPTED = 'accepted';
	public const FAILED   = 'failed';
	/** Replaced by one webhook for everything. */
	public const FOLDED = 'folded';

	/** Its place in the order; 0 before it is stored. */
	public int $place = 0;

	/** The webhook's id, the same at each try, so that the front end can recognize a repeat. */
	public string $id;

	/** @var list<array{kind: string, keys: list<string>, uris: list<string>}> */
	public array $events;

	/** Unix seconds of its creation. */
	public int $created;

	public string $state = self::WAITING;

	public int $tries = 0;

	/** Unix seconds before which it is not sent. */
	public int $due = 0;

	/** Unix seconds of the last try; 0 before the first. */
	public int $tried = 0;

	/** The last try's result, as Answer::encode() writes it. */
	public string $result = '';

	/** How many pages the front end invalidated; null if unknown. */
	public ?int $pages = null;

	/** @param list<array{kind: string, keys: list<string>, uris: list<string>}> $events What changed. */
	public function __construct( string $id, array $events, int $created ) {
		$this->id      = $id;
		$this->events  = $events;
		$this->created = $created;
	}

	public function body( int $now ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Pure; what cannot be encoded is replaced.
		return (string) json_encode(
			array(
				'id'     => $this->id,
				'sentAt' => gmdate( 'Y-m-d\TH:i:s\Z', $now ),
				'events' => $this->events,
			),
			JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/** @return list<string> */
	public function kinds(): array {
		return array_column( $this->events, 'kind' );
	}
}
