<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Settings\Settings;
use WP_User;

/**
 * A share link: shows the preview of one post to readers without an account until it expires or is revoked.
 *
 * @phpstan-type Row array{id: string, post: int, user: int, note: string, created: int, expires: int, revoked: int|null}
 * @phpstan-type Entry array{id: string, url: string, note: string, user: string, created: int, expires: int, revoked: int|null, opened: int|null, openings: int}
 */
final class Link {
	/** The front end's page for previews with a token. */
	private const PATH = '/preview/live/';

	/** Types of stored values; `revoked` may be null. */
	private const TYPES = array(
		'id'      => 'string',
		'post'    => 'integer',
		'user'    => 'integer',
		'note'    => 'string',
		'created' => 'integer',
		'expires' => 'integer',
	);

	/** @var Row What is stored. Times are Unix seconds. */
	public array $row;

	/** When it was opened last; null if never. */
	public ?int $opened = null;

	/** How many times it was opened, counting once a minute at most. */
	public int $openings = 0;

	/** @param Row $row What is stored. */
	public function __construct( array $row ) {
		$this->row = $row;
	}

	/** Returns the link of a stored row; null for anything else, and for a row that was copied from another post. */
	public static function read( int $post, $row ): ?self {
		$row = is_array( $row ) ? $row + array( 'revoked' => null ) : array();
		foreach ( self::TYPES as $name => $type ) {
			if ( gettype( $row[ $name ] ?? null ) !== $type ) {
				return null;
			}
		}
		if ( $row['post'] !== $post || ( null !== $row['revoked'] && ! is_int( $row['revoked'] ) ) ) {
			return null;
		}
		/** @var Row $row */
		return new self( $row );
	}

	/** Returns when it ends or ended. */
	public function end(): int {
		return $this->row['revoked'] ?? $this->row['expires'];
	}

	/** Returns its address, with its token in the fragment, which browsers do not send to servers. */
	public function url(): string {
		$token = new Token( $this->row['post'], $this->row['user'], Settings::origin(), $this->row['expires'], $this->row['id'] );
		return self::page() . '#' . $token->sign( Settings::secret() );
	}

	/** Returns the address of the front end's page for previews with a token. */
	public static function page(): string {
		return Settings::front_end() . self::PATH;
	}

	/** Returns the name of the user who made it; '' if that user was deleted. */
	public function user(): string {
		$user = get_userdata( $this->row['user'] );
		return $user instanceof WP_User ? $user->display_name : '';
	}

	/** @return Entry What the REST routes send. */
	public function entry(): array {
		return array(
			'id'       => $this->row['id'],
			'url'      => $this->url(),
			'note'     => $this->row['note'],
			'user'     => $this->user(),
			'created'  => $this->row['created'],
			'expires'  => $this->row['expires'],
			'revoked'  => $this->row['revoked'],
			'opened'   => $this->opened,
			'openings' => $this->openings,
		);
	}
}
