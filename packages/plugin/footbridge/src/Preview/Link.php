<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Settings\Settings;
use WP_User;

/**
 * A share link. Shows the preview of one post to readers without an account until it expires or is revoked.
 *
 * @phpstan-type Row array{id: string, post: int, user: int, note: string, created: int, expires: int, revoked: int|null}
 * @phpstan-type Entry array{id: string, url: string, note: string, user: string, created: int, expires: int, revoked: int|null, opened: int|null, openings: int}
 */
final class Link {
	/** The front end's page for previews with a token. */
	private const PATH = '/preview/live/';

	/**
	 * What is stored. Times are Unix seconds.
	 *
	 * @var Row
	 */
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
		if ( ! is_array( $row ) || ( $row['post'] ?? 0 ) !== $post ) {
			return null;
		}
		foreach ( array( 'user', 'created', 'expires' ) as $name ) {
			if ( ! is_int( $row[ $name ] ?? null ) ) {
				return null;
			}
		}
		$id      = $row['id'] ?? null;
		$note    = $row['note'] ?? null;
		$revoked = $row['revoked'] ?? null;
		if ( ! is_string( $id ) || ! is_string( $note ) || ( null !== $revoked && ! is_int( $revoked ) ) ) {
			return null;
		}
		return new self(
			array(
				'id'      => $id,
				'post'    => $post,
				'user'    => $row['user'],
				'note'    => $note,
				'created' => $row['created'],
				'expires' => $row['expires'],
				'revoked' => $revoked,
			)
		);
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

	/**
	 * Returns what the REST routes send.
	 *
	 * @return Entry
	 */
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
