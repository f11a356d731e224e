<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Model\TypeNames;
use Footbridge\Seo\Indexing;
use Footbridge\Seo\Page;
use WP_Query;

/** WordPress's response, as the front end reads it. Builds responses; all have the same fields. */
final class Answer {
	/** Crawlers read no more of it (RFC 9309 asks for as much). */
	private const MAX_ROBOTS_BYTES = 512000;

	/** WordPress's conditional tags in the response, in their order there. */
	private const CONDITIONALS = array(
		'is_front_page',
		'is_home',
		'is_page',
		'is_single',
		'is_singular',
		'is_attachment',
		'is_archive',
		'is_post_type_archive',
		'is_category',
		'is_tag',
		'is_tax',
		'is_author',
		'is_date',
		'is_year',
		'is_month',
		'is_day',
		'is_search',
		'is_404',
		'is_paged',
		'is_feed',
		'is_embed',
		'is_robots',
		'is_favicon',
	);

	/** @return array<string, mixed> A response without a page: a redirect or a failure. */
	public static function bare( int $status, ?string $location = null ): array {
		return array(
			'status'           => $status,
			'location'         => $location,
			'isRule'           => false,
			'templates'        => array(),
			'conditionals'     => array(),
			'object'           => null,
			'posts'            => array(),
			'found'            => null,
			'maxPages'         => null,
			'page'             => 1,
			'numPages'         => null,
			'part'             => 1,
			'commentPages'     => null,
			'commentPage'      => null,
			'search'           => null,
			'date'             => null,
			'feed'             => null,
			'perPage'          => null,
			'bylines'          => null,
			'title'            => null,
			'canonical'        => null,
			'passwordRequired' => null,
			'trail'            => array(),
			'related'          => array(),
			'seo'              => null,
			'robotsTxt'        => null,
		);
	}

	/**
	 * @param string[] $templates Candidate templates, the first one first.
	 * @return array<string, mixed> The response for a page, from WordPress's main query.
	 */
	public static function page( int $status, array $templates, WP_Query $query, Links $links ): array {
		$queried   = $query->get_queried_object();
		$is_closed = Queried::is_closed( $queried );
		$is_shown  = 200 === $status && ! $is_closed && ! is_robots() && ! $query->is_feed() && ! ( $query->is_singular() && post_password_required() );
		// Before the title: some plugins decide it in `wp_head`.
		$seo    = $is_shown ? Page::fields( $query, $links ) : null;
		$fields = $query->is_singular() ? Text::fields( $query ) : Listing::fields( $query );
		if ( $query->is_feed() && isset( $fields['posts'] ) ) {
			$fields['posts'] = Indexing::without_hidden( $fields['posts'] );
		}
		// Without folder and extension.
		$names = array_values( array_unique( preg_replace( '~^.*/|\.(?:php|html)$~', '', $templates ) ) );
		return array_merge(
			self::bare( $status ),
			array(
				'templates'    => TypeNames::templates( $names, Queried::type( $queried ) ),
				'conditionals' => array_values( array_filter( self::CONDITIONALS, 'call_user_func' ) ),
				'object'       => Queried::named( $queried, $links ),
				'feed'         => $query->is_feed() ? self::feed( $query ) : null,
				// WordPress names a private text in the title of the text's feed.
				'title'        => $is_closed && ! is_404() ? null : html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'canonical'    => $query->is_singular() ? $links->path( wp_get_canonical_url() ) : null,
				'trail'        => $is_closed ? array() : Place::trail( $queried, $links ),
				'related'      => $is_closed ? array() : Place::related( $queried ),
				'seo'          => $seo,
				'robotsTxt'    => is_robots() ? self::robots_txt() : null,
			),
			$fields
		);
	}

	/** Returns the text of robots.txt, with what plugins add. */
	private static function robots_txt(): string {
		ob_start();
		do_robots();
		return substr( (string) ob_get_clean(), 0, self::MAX_ROBOTS_BYTES );
	}

	/** Returns the name of a feed. */
	private static function feed( WP_Query $query ): string {
		$name = (string) $query->get( 'feed' );
		$name = 'feed' === $name ? get_default_feed() : $name;
		return $query->is_comment_feed() ? "comments-$name" : $name;
	}
}
