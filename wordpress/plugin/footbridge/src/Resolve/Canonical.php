<?php
/**
 * WordPress's redirect to the one address of a page.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Post;
use WP_Term;
use WP_User;

/**
 * Calls redirect_canonical() with the address. That function finds objects named by variables (`?p=12`) in PHP's
 * request; here their links are passed to it instead.
 */
final class Canonical {

	private const POST_VARIABLES = array( 'p', 'page_id', 'attachment_id', 'name' );

	/**
	 * The address.
	 *
	 * @var Address
	 */
	private $address;

	/**
	 * Creates the redirect of an address.
	 *
	 * @param Address $address The address.
	 */
	public function __construct( Address $address ) {
		$this->address = $address;
	}

	/**
	 * Replaces WordPress's own hook, if no plugin has removed it. Its place among those of its priority can't be kept;
	 * those that render sitemaps come after it.
	 */
	public function register(): void {
		$priority = has_action( 'template_redirect', 'redirect_canonical' );
		if ( is_int( $priority ) ) {
			remove_action( 'template_redirect', 'redirect_canonical', $priority );
			add_action( 'template_redirect', array( $this, 'redirect' ), $priority - 1 );
		}
	}

	/**
	 * Redirects the reader to the page's address, if it is another one.
	 */
	public function redirect(): void {
		global $wp_rewrite;
		if ( false !== has_action( 'template_redirect', 'wp_old_slug_redirect' ) ) {
			// WordPress calls it first.
			wp_old_slug_redirect();
		}
		$url  = $this->address->url( home_url( '/' ) );
		$link = $wp_rewrite->using_permalinks() && ! is_404() && ! is_search() && ! is_feed() ? $this->link() : null;
		if ( null === $link ) {
			redirect_canonical( $url );
			return;
		}
		$target = redirect_canonical( $link, false );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter, with which plugins stop or change such redirects.
		$target = apply_filters( 'redirect_canonical', is_string( $target ) ? $target : $link, $url );
		if ( is_string( $target ) && '' !== $target ) {
			wp_redirect( $target, 301 ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- Nothing is redirected: Watch reports the target.
			exit;
		}
	}

	/**
	 * Returns the link of what the address names by variables, with its other variables; null where it names nothing so.
	 */
	private function link(): ?string {
		$object = get_queried_object();
		if ( $object instanceof WP_Post ) {
			return $this->post_link( $object );
		}
		if ( $object instanceof WP_Term ) {
			return $this->term_link( $object );
		}
		if ( $object instanceof WP_User ) {
			$is_id = is_numeric( $this->address->query['author'] ?? null ) && count_user_posts( $object->ID, get_post_types(), true ) > 0;
			return $is_id ? $this->with_query( get_author_posts_url( $object->ID, $object->user_nicename ), array( 'author' ) ) : null;
		}
		return is_date() ? $this->date_link() : null;
	}

	/**
	 * Returns a post's link.
	 *
	 * @param WP_Post $post The post.
	 */
	private function post_link( WP_Post $post ): ?string {
		$names     = array_filter( array_intersect_key( $this->address->query, array_flip( self::POST_VARIABLES ) ) );
		$is_public = is_post_publicly_viewable( $post ) && ( ! is_preview() || 'publish' === $post->post_status );
		$link      = array() !== $names && $is_public ? get_permalink( $post ) : false;
		return false === $link ? null : $this->with_query( $link, array_merge( self::POST_VARIABLES, array( 'post_type' ) ) );
	}

	/**
	 * Returns a term's link, if no variable comes from the path and there is one term only.
	 *
	 * @param WP_Term $term The term.
	 */
	private function term_link( WP_Term $term ): ?string {
		global $wp_query;
		$terms = 0;
		foreach ( $wp_query->tax_query->queried_terms ?? array() as $queried ) {
			$terms += count( (array) ( $queried['terms'] ?? array() ) );
		}
		$link = get_term_link( $term );
		if ( $terms > 1 || array() !== array_diff_key( $wp_query->query, $this->address->query ) || is_wp_error( $link ) ) {
			return null;
		}
		$taxonomy = get_taxonomy( $term->taxonomy );
		$own      = false !== $taxonomy && is_string( $taxonomy->query_var ) ? $taxonomy->query_var : '';
		return $this->with_query( $link, array( 'term', 'taxonomy', 'cat', 'category_name', 'tag', 'tag_id', $own ) );
	}

	/**
	 * Returns the link of a year, month or day.
	 */
	private function date_link(): ?string {
		$query = $this->address->query;
		$m     = ! empty( $query['m'] ) ? (string) get_query_var( 'm' ) : '';
		$year  = (int) ( '' !== $m ? substr( $m, 0, 4 ) : get_query_var( 'year' ) );
		$month = (int) ( '' !== $m ? substr( $m, 4, 2 ) : get_query_var( 'monthnum' ) );
		$day   = (int) ( '' !== $m ? substr( $m, 6, 2 ) : get_query_var( 'day' ) );
		$link  = null;
		if ( is_day() && $year && $month && ( '' !== $m || ! empty( $query['day'] ) ) ) {
			$link = get_day_link( $year, $month, $day );
		} elseif ( is_month() && $year && ( '' !== $m || ! empty( $query['monthnum'] ) ) ) {
			$link = get_month_link( $year, $month );
		} elseif ( is_year() && ( '' !== $m || ! empty( $query['year'] ) ) ) {
			$link = get_year_link( $year );
		}
		return null === $link ? null : $this->with_query( $link, array( 'm', 'year', 'monthnum', 'day' ) );
	}

	/**
	 * Adds the address's query to a link.
	 *
	 * @param string   $link  The link.
	 * @param string[] $names The variables that it replaces.
	 */
	private function with_query( string $link, array $names ): string {
		$rest = array_diff_key( $this->address->query, array_flip( $names ) );
		return array() === $rest ? $link : $link . ( false === strpos( $link, '?' ) ? '?' : '&' ) . http_build_query( $rest, '', '&', PHP_QUERY_RFC3986 );
	}
}
