<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Collects the changes of one request: one event a kind that the front end knows, each key and address once. */
final class Collector {
	public const NODE       = 'node';
	public const LIST       = 'list';
	public const MENU       = 'menu';
	public const OPTIONS    = 'options';
	public const SETTINGS   = 'settings';
	public const PERMALINKS = 'permalinks';
	public const COMMENT    = 'comment';
	public const USER       = 'user';
	public const MEDIA      = 'media';
	public const ALL        = 'all';

	/** With more keys and paths than this, listing them costs more than invalidating everything. */
	public const MAX_IDS = 900;

	/** @var array<string, array<string, true>> Keys by kind, as array keys, so that each is unique. */
	private array $keys = array();

	/** @var array<string, array<string, true>> Addresses by kind. */
	private array $uris = array();

	/** How many keys and addresses there are. */
	private int $size = 0;

	/**
	 * @param iterable<string>      $keys Raw keys.
	 * @param iterable<string|null> $uris Clean paths; what has no address is left out.
	 */
	public function add( string $kind, iterable $keys = array(), iterable $uris = array() ): void {
		if ( $this->is_all() ) {
			return;
		}
		$this->keys[ $kind ] = $this->keys[ $kind ] ?? array();
		foreach ( $keys as $key ) {
			$this->size                 += isset( $this->keys[ $kind ][ $key ] ) ? 0 : 1;
			$this->keys[ $kind ][ $key ] = true;
		}
		foreach ( $uris as $uri ) {
			if ( null !== $uri && '' !== $uri ) {
				$this->size                 += isset( $this->uris[ $kind ][ $uri ] ) ? 0 : 1;
				$this->uris[ $kind ][ $uri ] = true;
			}
		}
		if ( self::ALL === $kind || $this->size > self::MAX_IDS ) {
			$this->all();
		}
	}

	/** Records that everything may have changed; other events are then redundant. */
	public function all(): void {
		$this->keys = array( self::ALL => array() );
		$this->uris = array();
	}

	/** Whether everything may have changed, so that further looking is in vain. */
	public function is_all(): bool {
		return isset( $this->keys[ self::ALL ] );
	}

	/** @return list<array{kind: string, keys: list<string>, uris: list<string>}> The events so far; the next one begins anew. */
	public function take(): array {
		$events = array();
		foreach ( $this->keys as $kind => $keys ) {
			$events[] = array(
				'kind' => $kind,
				'keys' => array_map( 'strval', array_keys( $keys ) ),
				'uris' => array_map( 'strval', array_keys( $this->uris[ $kind ] ?? array() ) ),
			);
		}
		$this->keys = array();
		$this->uris = array();
		$this->size = 0;
		return $events;
	}
}
